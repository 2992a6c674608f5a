import { controlled, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { FailureLine } from './FailureLine.tsx';
import { TimedBanner } from './TimedBanner.tsx';

export const samples: Samples = ({ t }) => ({
  'danger; after 10 s an FailureLine': controlled<boolean>(false, (dismissed, setDismissed) => {
    const action = { label: t.more, onPress: () => setDismissed(!dismissed) };
    if (dismissed) return <FailureLine action={action}>{t.failure}</FailureLine>;
    return (
      <TimedBanner title={t.failure} action={action} closeLabel="Close" onDismiss={() => setDismissed(true)}>
        <Text>{t.sentence}</Text>
      </TimedBanner>
    );
  }),
  'success, persistent': (
    <TimedBanner tone="success" title={t.sentence} closeLabel="Close" onDismiss={noop} persistent />
  ),
});
