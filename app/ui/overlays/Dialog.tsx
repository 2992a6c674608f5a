import { Modal, type ModalProps } from './Modal.tsx';

/** In the middle of the screen; its content scrolls below the title. */
export function Dialog(props: ModalProps) {
  return <Modal variant="dialog" {...props} />;
}
