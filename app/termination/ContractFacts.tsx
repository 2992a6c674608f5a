import * as styles from './ContractFacts.css.ts';

/** The facts of a contract or a declaration: names and values. */
export const ContractFacts = ({ facts }: { facts: readonly (readonly [name: string, value: string] | false)[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact[0]}>
            <dt className={styles.name}>{fact[0]}</dt>
            <dd className={styles.value}>
              <bdi translate="no">{fact[1]}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
);
