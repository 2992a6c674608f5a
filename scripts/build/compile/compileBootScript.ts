import path from 'node:path';
import { rolldown } from 'rolldown';
import { bootPlaceholder } from '../../lib/buildPlaceholders.ts';
import { scriptTargets } from '../../lib/supportedBrowsers.ts';

/** Bundles app/boot/bootDocument.ts as a classic script with one bootPlaceholder, for the values of the document. */
export async function compileBootScript(root: string): Promise<string> {
  const bundle = await rolldown({
    input: path.join(root, 'app/boot/bootDocument.ts'),
    cwd: root,
    transform: { target: scriptTargets },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const [{ code }] = output;
  if (code.split(bootPlaceholder).length !== 2) throw new Error(`the boot script has not one ${bootPlaceholder}`);
  return code.trim();
}
