import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './findChromium.ts';

/** The browser that the tests use, found or installed. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
