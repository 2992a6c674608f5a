import { each, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Button } from '../actions/Button.tsx';
import { TextButton } from '../actions/TextButton.tsx';
import { ActionBar } from './ActionBar.tsx';

export const samples: Samples = ({ t }) =>
  each(['window', 'dialog'], (place) => (
    <ActionBar
      inDialog={place === 'dialog'}
      note={t.hint}
      beside={<TextButton onClick={noop}>{t.more}</TextButton>}
      back={
        <Button tone="quiet" size="compact">
          {t.option}
        </Button>
      }
      forward={<Button>{t.send}</Button>}
    />
  ));
