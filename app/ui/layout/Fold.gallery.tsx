import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { Card } from './Card.tsx';
import { Fold } from './Fold.tsx';

export const samples: Samples = ({ t }) => ({
  folded: (
    <Card>
      <Fold id="fold-folded" title={t.question} summary={t.sentence}>
        <Text>{t.paragraph}</Text>
      </Fold>
    </Card>
  ),
  urgent: (
    <Card>
      <Fold id="fold-urgent" title={t.question} size="card" urgent>
        <Text>{t.paragraph}</Text>
      </Fold>
    </Card>
  ),
});
