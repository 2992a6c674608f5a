import { z } from 'zod';
import { Hash } from '../../build/output/manifest.ts';

/** Names of the files of a release's evidence beside copies of its manifest, lists and rules. */
export const evidenceFiles = {
  sbom: 'sbom.cdx.json',
  statement: 'statement.json',
  /** The signed form, which takes the place of the statement. */
  envelope: 'statement.dsse.json',
} as const;

const [statementType, predicateType] = ['https://in-toto.io/Statement/v1', 'https://slsa.dev/provenance/v1'] as const;
/** Name of the way in which releases are built, of which this page tells: scripts/build/README.md. */
const buildType = 'https://matchpress.example/build/v1';

/** Something that is named by its digest, in the form of in-toto. */
export interface Resource {
  name: string;
  uri?: string;
  digest?: Readonly<Record<string, string>>;
  mediaType?: string;
  annotations?: Readonly<Record<string, unknown>>;
}

const Subject = z.object({ name: z.string(), digest: z.object({ sha256: Hash }) });

/** Schema of what is read of a statement. */
export const Statement = z.object({
  _type: z.literal(statementType),
  subject: z.array(Subject).min(1),
  predicateType: z.literal(predicateType),
  predicate: z.object({ runDetails: z.object({ byproducts: z.array(Subject) }) }),
});
export type Statement = z.output<typeof Statement>;

interface StatementInput {
  /** Files of the release by path, with their SHA-256: the manifest, and the lists that it names. */
  subjects: readonly { path: string; sha256: string }[];
  /** Options of the build. */
  parameters: { environment: string; compressed: boolean };
  /** Sources and tools of the release. */
  dependencies: readonly Resource[];
  /** Other files of the evidence, with their digests. */
  byproducts: readonly Resource[];
  /** Address that names who ran the build. */
  builder: string;
  /** When the build ended; without it equal releases have equal statements. */
  time?: string | undefined;
}

/** Renders a statement of in-toto about a release, with the provenance of SLSA. */
export function renderStatement(input: StatementInput): string {
  const { subjects, parameters, dependencies, byproducts, builder, time } = input;
  const statement = {
    _type: statementType,
    subject: subjects.map(({ path, sha256 }) => ({ name: path, digest: { sha256 } })),
    predicateType,
    predicate: {
      buildDefinition: { buildType, externalParameters: parameters, resolvedDependencies: dependencies },
      runDetails: {
        builder: { id: builder },
        ...(time !== undefined && { metadata: { finishedOn: time } }),
        byproducts,
      },
    },
  };
  return `${JSON.stringify(statement, null, 1)}\n`;
}
