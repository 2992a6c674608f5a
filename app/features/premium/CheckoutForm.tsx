import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../routing/routeTable.ts';
import { usePageError } from '../../session/page.atoms.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { CardForm } from './CardForm.tsx';
import { emptyCard } from './card.model.ts';
import { type CheckoutFields, type CheckoutMistakes, checkCheckout, toMeans } from './checkout.model.ts';
import { chooseProvider } from './choice.model.ts';
import { IbanForm } from './IbanForm.tsx';
import { meansAtom } from './means.atoms.ts';
import type { Means } from './means.model.ts';
import type { Choice } from './premiumRecords.ts';
import { mistakeTexts } from './texts.ts';
import { firstWayId, WayChoice } from './WayChoice.tsx';
import type { Way } from './waysToPay.ts';

interface CheckoutFormProps {
  ways: readonly Way[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** The way to pay, and what it needs to know. */
export function CheckoutForm({ ways, choice, onChange }: CheckoutFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [means, setMeans] = useAtom(meansAtom);
  const [fields, setFields] = useState<CheckoutFields>(() => toFields(means));
  const [mistakes, setMistakes] = useState<CheckoutMistakes>({});
  const [wayMissing, setWayMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const way = ways.find(({ provider }) => provider === choice.provider) ?? (ways.length === 1 ? ways[0]! : null);
  const errors = [
    ...(wayMissing ? [{ field: firstWayId, message: t`Choose how you would like to pay.` }] : []),
    ...Object.entries(mistakes).map(([field, mistake]) => ({ field, message: t(mistakeTexts[mistake]) })),
  ];
  usePageError(errors.length > 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = way ? checkCheckout(way, fields, new Date()) : {};
    setWayMissing(way === null);
    setMistakes(found);
    setAttempt((count) => count + 1);
    if (!way || Object.keys(found).length > 0) return;
    setMeans(toMeans(way, fields));
    onChange(chooseProvider(choice, way.provider, () => crypto.randomUUID()));
    void navigate(pathTo('summary'));
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="xlarge">
        {errors.length > 0 && (
          <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={errors} />
        )}
        <WayChoice
          ways={ways}
          chosen={way?.provider ?? null}
          error={wayMissing ? t`Choose how you would like to pay.` : undefined}
          onChoose={(provider) => {
            setWayMissing(false);
            setMistakes({});
            onChange(chooseProvider(choice, provider, () => crypto.randomUUID()));
          }}
        />
        {site.hasCelerisPay && way?.entry === 'card' && (
          <CardForm card={fields.card} mistakes={mistakes} onChange={(card) => setFields({ ...fields, card })} />
        )}
        {site.hasXolvis && way?.entry === 'iban' && (
          <IbanForm iban={fields.iban} mistake={mistakes.iban} onChange={(iban) => setFields({ ...fields, iban })} />
        )}
        <Stack gap="small">
          <Button type="submit" width="full">
            <Trans>Continue to my order</Trans>
          </Button>
          <Text tone="soft">
            <Trans>Nothing is charged yet. On the next page you see everything once more.</Trans>
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

/** Coming back from the summary, nothing has to be typed again but the security code. */
const toFields = (means: Means | null): CheckoutFields => ({
  card: means?.kind === 'card' ? { ...means.card, code: '' } : emptyCard,
  iban: means?.kind === 'iban' ? means.iban : '',
});
