import { longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';

export const samples: Samples = ({ t }) => ({
  'short, long': (
    <ProblemSummary
      title={t.failure}
      problems={[
        { field: 'TextField-error', message: t.error },
        { field: 'PasswordField-error', message: longWord },
      ]}
    />
  ),
});
