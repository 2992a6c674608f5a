import { Modal, type ModalProps } from './Modal.tsx';

/** A dialog that slides in from the side. */
export function Drawer(props: ModalProps) {
  return <Modal variant="drawer" {...props} />;
}
