// Every class that a style sheet names is used by a page or a script.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const pages = new URL('../../crates/pages/', import.meta.url);
const files = (folder, ending) =>
  readdirSync(new URL(folder, pages), { recursive: true })
    .filter(name => name.endsWith(ending))
    .map(name => readFileSync(new URL(folder + name, pages), 'utf8'))
    .join('\n');

const sources = files('src/', '.rs') + files('assets/', '.js') + files('assets/', '.svg');
const used = new Set(sources.match(/[\w-]+/g));
/** Beginnings of classes that are put together: `class={ "hit at-" (key) }`, `format!("p{}", number)`. */
const beginnings = [...sources.matchAll(/([\w-]+-)(?:" ?\(|\{)/g)].map(([, name]) => name);
const counted = [...sources.matchAll(/"([a-z]+)\{\}"/g)].map(([, name]) => name);

const styles = files('assets/', '.css').replace(/\/\*[^]*?\*\//g, '');
const selectors = styles.match(/[^{};]+(?=\{)/g).join('\n');
const named = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));

test('no style sheet names a class that nothing has', () => {
  const isUsed = name =>
    used.has(name) ||
    beginnings.some(beginning => name.startsWith(beginning)) ||
    counted.includes(name.replace(/\d$/, ''));
  assert.deepEqual(
    [...named].filter(name => !isUsed(name)),
    [],
  );
});
