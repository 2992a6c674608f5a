import { useAtom } from 'jotai';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { namedPaths } from '../../routing/namedPaths.ts';
import { type Paywall, paywallAtom } from '../../routing/paywall.atoms.ts';
import { useNavigate } from '../../ui/navigation/navigation.ts';

export type LoadPaywallSheet = () => Promise<ComponentType<{ paywall: Paywall; onClose: () => void }>>;

/** Loads the sheet about a paywall when a member meets one, on whichever page; if it cannot, it leads to the plans. */
export function LazyPaywallSheet({ load }: { load: LoadPaywallSheet }) {
  const [Sheet] = useState(() => lazy(async () => ({ default: await load() })));
  const [paywall, setPaywall] = useAtom(paywallAtom);
  const navigate = useNavigate();
  if (paywall === null) return null;
  const close = () => setPaywall(null);
  const goToPlans = () => {
    close();
    void navigate(namedPaths.premiumUpgrade(true));
  };
  return (
    <SilentErrorBoundary name="the sheet about the paywall" onError={goToPlans}>
      <Suspense>
        <Sheet paywall={paywall} onClose={close} />
      </Suspense>
    </SilentErrorBoundary>
  );
}
