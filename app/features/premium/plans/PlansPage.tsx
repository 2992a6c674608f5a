import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Tariffs } from '../../../api/contract/payments.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { chooseTariff } from '../checkoutChoice.model.ts';
import { describeTariff, findRecommended } from '../describeTariff.ts';
import { OrderRights } from '../OrderRights.tsx';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { SumBar } from '../SumBar.tsx';
import { TariffsQueryGate, TariffsSkeleton } from '../TariffsQueryGate.tsx';
import { useCheckoutChoice } from '../useCheckoutChoice.ts';
import { type IntendedMember, useIntendedMember } from '../useIntendedMember.ts';
import { Benefits } from './Benefits.tsx';
import { FeatureTable } from './FeatureTable.tsx';
import * as styles from './PlansPage.css.ts';
import { TariffPicker } from './TariffPicker.tsx';

const FreeAlternative = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./FreeAlternative.tsx'))).FreeAlternative,
}));

/**
 * The page of plans: the benefits of Premium, prices, and the choice of a duration. It begins with the person it is
 * for.
 */
export function PlansPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const intended = useIntendedMember();
  const atPaywall = query.get('feature') === '1';
  const title = atPaywall ? t`Favourites and writing first come with Premium` : t`Choose your Premium membership`;
  return (
    <PremiumLayout
      width="wide"
      illustrated
      step={1}
      title={intended ? <IntentTitle {...intended} /> : title}
      {...(intended && { portrait: intended.portrait, lead: <IntentLead {...intended} /> })}
    >
      {/* Together, so that the prices do not move under a finger. */}
      <Suspense fallback={<TariffsSkeleton />}>
        {intended && <FreeAlternative {...intended} />}
        <TariffsQueryGate>
          {(tariffs) => <Plans tariffs={tariffs} explained={atPaywall && !intended} />}
        </TariffsQueryGate>
      </Suspense>
    </PremiumLayout>
  );
}

/** The title for the person: what is waiting, or what Premium makes possible. */
function IntentTitle({ action, name }: Pick<IntendedMember, 'action' | 'name'>) {
  const person = name ?? '…';
  if (action === 'write') return <Trans>With Premium you can write to {person}</Trans>;
  if (action === 'favourite') return <Trans>With Premium you can keep {person} as a favourite</Trans>;
  return <Trans>{person} has written to you</Trans>;
}

/** A sentence that says what changes with Premium for the member and the person. */
function IntentLead({ action }: Pick<IntendedMember, 'action'>) {
  if (action === 'write') return <Trans>You write as much as you like, and read every answer.</Trans>;
  if (action === 'favourite') return <Trans>You find this profile again at any time among your favourites.</Trans>;
  return <Trans>With Premium you read the message and answer it.</Trans>;
}

interface PlansProps {
  tariffs: Tariffs;
  /** Whether to say what is free instead, without a person who can be smiled at. */
  explained: boolean;
}

function Plans({ tariffs: { tariffs, currency, features }, explained }: PlansProps) {
  const navigate = useNavigate();
  const { choice, change } = useCheckoutChoice();
  const [pickedId, setPickedId] = useState(choice?.tariffId);
  const recommended = findRecommended(tariffs);
  const chosen = tariffs.find(({ id }) => id === pickedId) ?? recommended ?? tariffs[0]!;
  const options = tariffs.map((tariff) => ({
    tariff,
    description: describeTariff(tariff, { tariffs, currency, locale: intlTag() }),
    recommended: tariff === recommended,
  }));
  const { description } = options.find(({ tariff }) => tariff === chosen)!;
  const { months } = description;
  return (
    <>
      <div className={styles.choice}>
        <Benefits features={features} />
        <TariffPicker options={options} chosenId={chosen.id} onChoose={setPickedId} />
        <SumBar
          tariff={description}
          action={
            <Button
              width="full"
              onClick={() => {
                change(chooseTariff(choice, chosen.id));
                void navigate(pathTo('checkout'));
              }}
            >
              {plural(months, { one: 'Continue with # month', other: 'Continue with # months' })}
            </Button>
          }
        />
      </div>
      <OrderRights />
      {explained && <FreeInstead />}
      <FeatureTable features={features} />
    </>
  );
}

/** A text about what is free instead of adding a favourite or writing first. */
function FreeInstead() {
  return (
    <Card>
      <Text>
        <Trans>
          You can send a smile for free: then the other person knows that you like them and can write to you.
        </Trans>
      </Text>
      <TextLink to={pathTo('matches')}>
        <Trans>Go to my matches and send a smile</Trans>
      </TextLink>
    </Card>
  );
}
