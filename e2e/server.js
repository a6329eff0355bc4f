// A server of its own for each test, on a free port with a data file of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

const PROGRAM = process.env.HELIOPOLIS ?? new URL('../target/debug/heliopolis', import.meta.url).pathname;

export class Server {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'heliopolis-'));
    this.port = 0;
  }

  /** Starts the program; after a stop it comes back at the same address with the same data. */
  async start() {
    const address = `127.0.0.1:${this.port}`;
    const data = join(this.folder, 'games.db');
    this.process = spawn(PROGRAM, ['serve', '--addr', address, '--data', data, '--rate', '1000']);
    this.ended = new Promise(resolve => this.process.once('exit', resolve));
    this.url = await new Promise((resolve, reject) => {
      let said = '';
      this.process.stdout.on('data', text => {
        said += text;
        const found = said.match(/http:\/\/\S+/);
        if (found) resolve(found[0]);
      });
      this.process.stderr.on('data', text => {
        said += text;
      });
      this.process.once('error', reject);
      this.process.once('exit', () => reject(new Error(`the server ended: ${said}`)));
    });
    this.port = new URL(this.url).port;
  }

  /** Ends the program at once, as a power cut would. */
  async kill() {
    this.process.kill('SIGKILL');
    await this.ended;
  }

  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Tests are handed a running server, and fail on any error in the page. */
export const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.close();
  },
  page: async ({ page }, use) => {
    const errors = [];
    page.on('pageerror', error => errors.push(String(error)));
    page.on('console', message => {
      if (/Content Security Policy/.test(message.text())) errors.push(message.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };
