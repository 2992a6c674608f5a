import star from '@phosphor-icons/core/regular/star.svg?icon';
import { longWord, noop, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { header } from '../../theme/headerAndBadgeStyles.ts';
import { HeaderButton } from './HeaderButton.tsx';

const [dot, number] = [
  { shown: '', spoken: 'new', dot: true },
  { shown: '3', spoken: '3 new', dot: false },
];

export const samples: Samples = ({ t }) => ({
  'stacked with a number; open with a dot; long': row(
    [
      { whenNarrow: 'stacked' as const, count: number, open: false, children: t.label },
      { whenNarrow: 'word' as const, count: dot, open: true, children: t.more },
      { whenNarrow: 'word' as const, open: false, children: longWord },
    ],
    (button) => (
      <div style={{ minWidth: 0, maxWidth: '100%', padding: '12px', background: header.ground }}>
        <HeaderButton icon={star} {...button} onOpen={noop} />
      </div>
    ),
  ),
});
