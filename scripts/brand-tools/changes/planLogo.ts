import type { PlannedChange } from '../lifecycle/planRename.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';
import type { ReadIdentity } from '../logo/import/importIdentity.ts';
import { readTypefaces } from '../logo/typeface.ts';
import { makeOwnLogo } from '../scaffold/makeOwnLogo.ts';

interface LogoOptions {
  /** Whether the present icon stays; otherwise it is made from the new logo. */
  keepIcon: boolean;
  /** The project whose packages have the typefaces. */
  toolsRoot: string;
}

/** Plans another logo for a brand, made from its own files, with the icon that follows from it. */
export async function planLogo(
  project: Project,
  slug: string,
  read: ReadIdentity,
  { keepIcon, toolsRoot }: LogoOptions,
): Promise<PlannedChange> {
  const { theme } = findBrand(project, slug);
  const { parsed } = findBrandFile(project, slug);
  const own = Object.values(theme.given ?? {});
  const colors = [...own, ...(theme.brand ? [theme.brand.ground] : [])];
  const advise = (found: string) => `npm run brand -- colors ${slug} "${found}" makes the theme of them`;
  const made = await makeOwnLogo(read, slug, parsed.value!, theme, await readTypefaces(toolsRoot), colors, advise);
  const folder = `brands/${slug}`;
  return {
    change: {
      removes: made.dark === undefined ? [`${folder}/logo-dark.svg`] : [],
      files: {
        [`${folder}/logo.svg`]: made.logo,
        ...(!keepIcon && { [`${folder}/icon.svg`]: made.icon }),
        ...(made.dark !== undefined && { [`${folder}/logo-dark.svg`]: made.dark }),
      },
    },
    lines: [...made.report],
  };
}
