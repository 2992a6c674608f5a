import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

export const samples: Samples = ({ t }) => ({
  closed: (
    <Disclosure openLabel={t.more} closeLabel="Close">
      <Text>{t.paragraph}</Text>
    </Disclosure>
  ),
});
