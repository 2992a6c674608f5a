import { type Look, motifsOf, WrittenLook } from '../../../themes/look.ts';

/** Choices that tell brands of an age bracket apart at a glance: how sign-in and home page are composed, and a landscape. */
type Face = Pick<Look, 'signIn' | 'home' | 'motif'>;

export interface BrandFace extends Face {
  ageBracket: number;
}

const { options: signIns } = WrittenLook.shape.signIn.unwrap();
const { options: homes } = WrittenLook.shape.home.unwrap();

/**
 * Proposes what a new brand leaves open of its face, so that it looks like no other of its age bracket: compositions
 * and a landscape that no brand has together, and few have alone.
 *
 * @param ageBracket such as 50; for an unknown one nothing is proposed
 * @param faces those of all other brands
 * @param chosen the new brand's own choices; for an invalid one nothing is proposed
 * @returns only what is not chosen
 */
export function proposeLook(
  ageBracket: number,
  faces: readonly BrandFace[],
  chosen: Readonly<Partial<Record<keyof Face, string>>>,
): Partial<Face> {
  const others = faces.filter((face) => face.ageBracket === ageBracket);
  const candidates = motifsOf(ageBracket)
    .flatMap((motif) => signIns.flatMap((signIn) => homes.map((home): Face => ({ signIn, home, motif }))))
    .filter((face) => Object.entries(face).every(([key, value]) => (chosen[key as keyof Face] ?? value) === value));
  const count = (face: Face, ...keys: (keyof Face)[]) =>
    others.filter((other) => keys.every((key) => other[key] === face[key])).length;
  /** The numbers of brands that share these choices, the most striking first. */
  const rankOf = (face: Face) => [
    count(face, 'signIn', 'motif'),
    count(face, 'signIn', 'home'),
    count(face, 'motif'),
    count(face, 'signIn'),
    count(face, 'home'),
  ];
  const [best] = candidates
    .map((face) => ({ face, rank: rankOf(face) }))
    .sort((a, b) => a.rank.map((shared, at) => shared - b.rank[at]!).find((difference) => difference !== 0) ?? 0);
  return Object.fromEntries(
    Object.entries(best?.face ?? {}).filter(([key]) => chosen[key as keyof Face] === undefined),
  );
}
