import { lazyComponent } from '@sereno/ui/lazy';
import { RegisterPage, type RegisterSlots } from '../features/registers/RegisterPage.tsx';
import { useText } from '../i18n/index.tsx';
import { listTexts } from '../i18n/lists/index.ts';

// In one file with the screen below, because a page of two files waits for both.
export { RegisterPage } from '../features/registers/RegisterPage.tsx';

const ListImport = lazyComponent(() => import('../features/lists/ListImport.tsx').then((module) => module.ListImport));
const ListUndo = lazyComponent(() => import('../features/lists/ListImport.tsx').then((module) => module.ListUndo));

/** `/prospect/browse-databases`: the bought lists; they are imported and taken back in dialogs of their own (UND-06). */
export function ProspectListsScreen() {
  const { t } = useText(listTexts);
  const slots: RegisterSlots = { addLabel: t('lists.import'), Editor: ListImport, RowActions: ListUndo };
  return <RegisterPage slots={slots} />;
}
