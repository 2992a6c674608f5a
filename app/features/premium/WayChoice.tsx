import { useLingui } from '@lingui/react/macro';
import type { Provider } from '../../api/contract/payments.ts';
import { RadioList } from '../../ui/RadioList.tsx';
import { PayMark } from './PayMark.tsx';
import type { Way } from './waysToPay.ts';

interface WayChoiceProps {
  ways: readonly Way[];
  chosen: Provider | null;
  onChoose: (provider: Provider) => void;
  error?: string | undefined;
}

/** Id of the first way, to which the list of mistakes leads. */
export const firstWayId = 'way';

/** The ways to pay as large tiles. */
export function WayChoice({ ways, chosen, onChoose, error }: WayChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioList
      id={firstWayId}
      label={t`How would you like to pay?`}
      size="heading"
      options={ways.map(({ provider, label, hint, mark }) => ({
        value: provider,
        label: t(label),
        hint: t(hint),
        mark: <PayMark src={mark} />,
      }))}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
    />
  );
}
