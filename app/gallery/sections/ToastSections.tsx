import { Button } from '../../ui/Button.tsx';
import { createToasts, type ToastContent } from '../../ui/createToasts.ts';
import { Row } from '../../ui/Row.tsx';
import { ToastStack } from '../../ui/ToastStack.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { hard } from '../texts/texts.ts';

const toasts = createToasts();
const stayToasts = createToasts();

export function ToastSections({ t }: SectionsProps) {
  const show = (toast: Partial<ToastContent>) =>
    toasts.show({ tone: 'info', title: t.info, shownFor: 180_000, ...toast });
  return (
    <Section name="ToastStack">
      <Row>
        <Button tone="secondary" onClick={() => show({ link: { label: t.link, to: '/' } })}>
          {t.showToast} · info
        </Button>
        <Button tone="secondary" onClick={() => show({ tone: 'success', title: t.success, shownFor: 3000 })}>
          {t.showToast} · success · 3 s
        </Button>
        <Button
          tone="secondary"
          onClick={() => show({ tone: 'danger', title: t.danger, text: hard.german, shownFor: null })}
        >
          {t.showToast} · danger
        </Button>
        <Button
          tone="secondary"
          onClick={() => stayToasts.show({ tone: 'info', title: t.sentence, shownFor: 1000 }, 'only')}
        >
          {t.showToast} · stay
        </Button>
      </Row>
      <ToastStack toasts={toasts} texts={{ label: t.news, close: t.close }} stay={false} />
      <ToastStack toasts={stayToasts} texts={{ label: t.news, close: t.close }} stay />
    </Section>
  );
}
