import { UsageError } from '../../lib/problem.ts';
import { planCompany } from '../changes/planCompany.ts';
import type { TypedCompany } from '../typed/typedCompany.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

const fields = ['name', 'street', 'town', 'country', 'phone', 'register', 'vatId', 'directors', 'authority'] as const;

/** Names of the fields of a company in brand.json as the options name them. */
const optionNames: Readonly<Record<string, string>> = {
  name: '--name',
  addressLine1: '--street',
  addressLine2: '--town',
  country: '--country',
  phone: '--phone',
  register: '--register',
  vatId: '--vat-id',
  managingDirectors: '--directors',
  authority: '--authority',
};

export const addCompanyCommand: AddCommand = (commands) =>
  commands
    .changes(
      'company <slug> [key]',
      'Changes who runs a brand: a company of build.config.ts by its key, or one of its own; what is not given stays.',
    )
    .option('--name <name>', 'name of the company, as in its register')
    .option('--street <line>', 'street and number')
    .option('--town <line>', 'postcode and town')
    .option('--country <code>', 'country, such as AT')
    .option('--phone <number>', 'as it is dialled from abroad, such as "+43 1 2345678"')
    .option('--register <text>', 'such as "Handelsgericht Wien, FN 123456 a", or none')
    .option('--vat-id <number>', 'such as ATU12345678, or none')
    .option('--directors <names>', 'who represents it, separated by commas, or none')
    .option('--authority <name>', 'who supervises the business, or none')
    .action(
      commands.runs<[string, string | undefined], ChangeFlags & TypedCompany>(async (project, flags, slug, key) => {
        const typed = Object.fromEntries(
          fields.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]])),
        );
        if (key === undefined && Object.keys(typed).length === 0)
          throw new UsageError(
            'it takes the key of a company in build.config.ts, or facts such as --name and --street',
          );
        const prepared = {
          planned: planCompany(project, slug, { ...typed, ...(key !== undefined && { key }) }),
          question: `Change the company of ${slug}?`,
          describes: true,
          shown: { before: slug, after: slug, screens: ['dialog-terms'] },
          optionOf: ([first, field]: readonly PropertyKey[], message: string) => {
            const missing = /^"(\w+)" is missing in "company"/.exec(message)?.[1];
            return first === 'company' ? optionNames[missing ?? String(field)] : undefined;
          },
        };
        return carryOut(project, prepared, flags, commands);
      }),
    );
