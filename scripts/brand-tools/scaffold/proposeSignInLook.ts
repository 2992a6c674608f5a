import { type Look, motifsOf, WrittenLook } from '../../../themes/look.ts';

/** Choices that tell brands of an age bracket apart at a glance: composition and landscape of the sign-in page. */
type Face = Pick<Look, 'signIn' | 'motif'>;

export interface BrandFace extends Face {
  ageBracket: number;
}

/**
 * Proposes what a new brand leaves open of its face, so that it looks like no other of its age bracket: a composition
 * and a landscape that no brand has together, and few have alone.
 *
 * @param ageBracket such as 50; for an unknown one nothing is proposed
 * @param faces those of all other brands
 * @param chosen the new brand's own choices; for an invalid one nothing is proposed
 * @returns only what is not chosen
 */
export function proposeSignInLook(
  ageBracket: number,
  faces: readonly BrandFace[],
  chosen: Readonly<Partial<Record<keyof Face, string>>>,
): Partial<Face> {
  const others = faces.filter((face) => face.ageBracket === ageBracket);
  const count = (matches: (face: Face) => boolean) => others.filter(matches).length;
  const candidates = motifsOf(ageBracket)
    .flatMap((motif) => WrittenLook.shape.signIn.unwrap().options.map((signIn): Face => ({ signIn, motif })))
    .filter(({ signIn, motif }) => (chosen.signIn ?? signIn) === signIn && (chosen.motif ?? motif) === motif)
    .map((face) => ({
      face,
      together: count(({ signIn, motif }) => signIn === face.signIn && motif === face.motif),
      landscape: count(({ motif }) => motif === face.motif),
      composition: count(({ signIn }) => signIn === face.signIn),
    }));
  const [best] = candidates.toSorted(
    (a, b) => a.together - b.together || a.landscape - b.landscape || a.composition - b.composition,
  );
  return Object.fromEntries(
    Object.entries(best?.face ?? {}).filter(([key]) => chosen[key as keyof Face] === undefined),
  );
}
