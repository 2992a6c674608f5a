import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { Card } from './Card.tsx';

export const samples: Samples = ({ t }) => ({
  plain: (
    <Card>
      <Text>{t.paragraph}</Text>
    </Card>
  ),
});
