import { type Browser, chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../tests/support/findBrowser.ts';

/** The browser that the tests use, found or installed. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
