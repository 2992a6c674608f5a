import type { Page } from '@playwright/test';
import type { GreyPicture } from './structuralDifference.ts';

/** Edge of the small pictures, in pixels: large enough for a heading, too small for its letters. */
const LONG_EDGE = 96;

/**
 * Reads a screenshot as a small grey picture.
 *
 * @param page any page of a browser, which decodes and scales the picture
 * @param jpeg the file
 */
export const readGreyPicture = (page: Page, jpeg: Uint8Array): Promise<GreyPicture> =>
  page.evaluate(
    async ([url, longEdge]) => {
      const whole = await createImageBitmap(await (await fetch(url)).blob());
      const scale = longEdge / Math.max(whole.width, whole.height);
      const [width, height] = [Math.round(whole.width * scale), Math.round(whole.height * scale)];
      const small = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.drawImage(small, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      // Luma of the encoded values is close to perceived lightness.
      const lightness = Array.from({ length: width * height }, (_, at) => {
        const [red, green, blue] = data.subarray(at * 4, at * 4 + 3);
        return (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255;
      });
      return { width, height, lightness };
    },
    [`data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`, LONG_EDGE] as const,
  );
