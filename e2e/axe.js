import AxeBuilder from '@axe-core/playwright';
import { expect } from './server.js';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation of WCAG 2.2 AA, by day and by night. */
export async function clean(page, what) {
  for (const colorScheme of ['light', 'dark']) {
    await page.mouse.move(0, 0); // Nothing is hovered over.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours take a moment to change; the check is of what stays.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.waitForFunction(() => document.getAnimations().every(each => each.playState !== 'running'));
    // By night the same page has other colours, and nothing else.
    const runOnly = colorScheme === 'light' ? STANDARDS : ['color-contrast'];
    const found = await new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).analyze();
    const told = found.violations.map(
      violation =>
        `${violation.id}: ${violation.nodes
          .slice(0, 3)
          .map(node => node.target.join(' '))
          .join(', ')}`,
    );
    expect(told, `${what}, ${colorScheme}`).toEqual([]);
  }
}
