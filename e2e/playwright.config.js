import { defineConfig } from '@playwright/test';
import { BROWSER } from './browser.js';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  // On a busy machine a real browser may miss a moment; the report then says so.
  retries: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: BROWSER,
  },
});
