import { WrittenLook } from '../../../themes/look.ts';
import { WrittenTheme } from '../../../themes/themeSchema.ts';
import { ProblemsError, toFileProblem, UsageError } from '../../lib/problem.ts';
import { planColors } from '../changes/planColors.ts';
import { mergeJson } from '../lifecycle/editJson.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import { findBrandFile, type Project } from '../lifecycle/readProject.ts';
import { formatBrand } from '../scaffold/formatBrand.ts';
import { isRecord } from './DesignToken.ts';
import { type ProposedRole, proposeRoles, type TokenRole } from './proposeRoles.ts';
import { type ReadTokens, readTokens } from './readTokens.ts';
import type { ExportedBrand } from './renderTokens.ts';

/** Returns theme and look of a brand as its own files say them. */
export function readExported(project: Project, slug: string): ExportedBrand {
  const { parsed } = findBrandFile(project, slug);
  const source = project.sources.brands.find((brand) => brand.slug === slug)!;
  const own = typeof source.theme === 'object' ? source.theme.text : undefined;
  return { theme: own === undefined ? parsed.value!.theme! : JSON.parse(own), look: parsed.value!.look };
}

/** Returns what an export of this project says, if it is one and as it was written. */
function parseExported(exported: unknown): ExportedBrand | undefined {
  if (!isRecord(exported)) return undefined;
  const look = WrittenLook.optional().safeParse(exported.look);
  const theme = typeof exported.theme === 'string' ? exported.theme : WrittenTheme.safeParse(exported.theme).data;
  return look.success && theme !== undefined ? { theme, look: look.data } : undefined;
}

/** Plans the theme and look of an export of this project, byte for byte. */
function planExported(project: Project, slug: string, { theme, look }: ExportedBrand): PlannedChange {
  const { file, text, parsed } = findBrandFile(project, slug);
  const { look: present = {}, theme: shared } = parsed.value!;
  const cleared = Object.fromEntries(Object.keys(present).map((choice) => [choice, undefined]));
  const withLook =
    JSON.stringify(look ?? {}) === JSON.stringify(present) ? text : mergeJson(text, ['look'], { ...cleared, ...look });
  if (typeof theme === 'string') {
    const planned = theme === shared ? { change: {}, lines: [] } : planColors(project, slug, { theme });
    return {
      ...planned,
      change: {
        ...planned.change,
        files: { ...planned.change.files, [file]: theme === shared ? withLook : mergeJson(withLook, [], { theme }) },
      },
    };
  }
  const isSame = JSON.stringify(readExported(project, slug).theme) === JSON.stringify(theme);
  return {
    change: {
      files: {
        [file]: shared === undefined ? withLook : mergeJson(withLook, [], { theme: undefined }),
        ...(!isSame && { [`brands/${slug}/theme.json`]: formatBrand(theme) }),
      },
    },
    lines: [],
  };
}

const describeRole = ({ role, token, value, reason, others }: ProposedRole): string =>
  `${role} is ${token.path} (${value}), ${reason}${others.length > 0 ? `; next: ${others.join(', ')}` : ''}`;

function assertReadable(file: string, read: ReadTokens, roles: readonly ProposedRole[]): void {
  // Tokens that nothing is made of may be broken.
  if (roles.some(({ role }) => role === 'primary')) return;
  if (read.problems.length > 0)
    throw new ProblemsError(
      read.problems.map(({ path, message, hint }) => toFileProblem(file, path ? `${path} ${message}` : message, hint)),
    );
  const hint = 'name one with --primary';
  throw new ProblemsError([toFileProblem(file, 'no token is a colour that buttons could have', hint)]);
}

/**
 * Plans colours and look of a brand from a file of design tokens. Throws a ProblemsError for what cannot be read, and a
 * UsageError for a chosen token that is not there.
 *
 * @param chosen paths of tokens that somebody has chosen for a role
 */
export function planTokens(
  project: Project,
  slug: string,
  { file, text }: { file: string; text: string },
  chosen: Readonly<Partial<Record<TokenRole, string>>>,
): PlannedChange {
  const read = readTokens(text);
  const exported = Object.keys(chosen).length === 0 ? parseExported(read.exported) : undefined;
  if (exported) return planExported(project, slug, exported);
  const missing = Object.values(chosen).filter((path) => read.tokens.every((token) => token.path !== path));
  if (missing.length > 0)
    throw new UsageError(missing.map((path) => `there is no token "${path}" in ${file}`).join('\n'));
  const roles = proposeRoles(read.tokens, chosen);
  assertReadable(file, read, roles);
  const valueFor = (role: TokenRole) => roles.find((one) => one.role === role)?.value;
  const colors = (['primary', 'accent', 'neutral'] as const).flatMap((role) => valueFor(role) ?? []);
  const { change, lines } = planColors(project, slug, { colors: colors.join(', ') });
  const brandFile = findBrandFile(project, slug).file;
  const look = { corners: valueFor('corners'), headings: valueFor('headings') };
  const wanted = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
  const edited = mergeJson(String(change.files![brandFile]), ['look'], wanted);
  const broken =
    read.problems.length > 0
      ? [
          `left out, because they lead nowhere: ${read.problems
            .map(({ path }) => path)
            .slice(0, 10)
            .join(', ')}`,
        ]
      : [];
  return {
    change: { ...change, files: { ...change.files, [brandFile]: edited } },
    lines: [...roles.map(describeRole), ...broken, ...lines],
  };
}
