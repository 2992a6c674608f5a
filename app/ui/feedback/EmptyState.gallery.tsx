import eyes from '@phosphor-icons/core/regular/eyes.svg?icon';
import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Button } from '../actions/Button.tsx';
import { Text } from '../content/Text.tsx';
import { EmptyState } from './EmptyState.tsx';

export const samples: Samples = ({ t }) => ({
  icon: (
    <EmptyState icon={eyes}>
      <Text>{t.sentence}</Text>
      <div>
        <Button>{t.more}</Button>
      </div>
    </EmptyState>
  ),
});
