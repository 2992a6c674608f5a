import { DescriptionItem, DescriptionList } from '../ui/content/DescriptionList.tsx';

/** A name and a value; `verbatim`: what someone has typed, or a number, which browsers must not translate. */
export type Fact = readonly [name: string, value: string, kind?: 'verbatim'];

/** The facts of a contract or a declaration. */
export const ContractFacts = ({ facts }: { facts: readonly (Fact | false)[] }) => (
  <DescriptionList>
    {facts.map(
      (fact) =>
        fact && (
          <DescriptionItem key={fact[0]} name={fact[0]}>
            <bdi translate={fact[2] && 'no'}>{fact[1]}</bdi>
          </DescriptionItem>
        ),
    )}
  </DescriptionList>
);
