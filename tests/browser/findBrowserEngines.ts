import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** The engines of Playwright beside Chromium, and whether its build of each is installed. */
export const findBrowserEngines = () =>
  (
    [
      { name: 'firefox', title: 'Firefox', type: firefox },
      { name: 'webkit', title: 'WebKit', type: webkit },
    ] as const
  ).map(({ name, title, type }) => ({ name, title, installed: existsSync(type.executablePath()) }));
