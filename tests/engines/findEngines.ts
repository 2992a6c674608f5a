import { findCommand } from '../../scripts/lib/findCommand.ts';

/** The driver of Debian's WebKitGTK, which opens its MiniBrowser. */
export const webKitDriver = 'WebKitWebDriver';
/** The screen that MiniBrowser needs. */
export const virtualScreen = 'Xvfb';

/** The path of Firefox; undefined where it is not installed. */
export const findFirefox = (): string | undefined => findCommand('firefox-esr') ?? findCommand('firefox');

/** The path of WebKit's driver; undefined where it or its screen is not installed. */
export const findWebKit = (): string | undefined => findCommand(virtualScreen) && findCommand(webKitDriver);
