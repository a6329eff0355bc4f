import { defineConfig } from '@playwright/test';

// The system's Chromium, so that nothing is downloaded besides the packages.
export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  // On a busy machine a real browser may miss a moment; the report then says so.
  retries: 1,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
        '--disable-background-networking', '--disable-component-update', '--disable-sync',
      ],
    },
  },
});
