import { ProspectRegistration } from './ProspectRegistration.tsx';

/** `/prospect/prospect-simply`: the short registration, a name and a way to reach the person (UND-10). */
export function SimpleProspectPage() {
  return <ProspectRegistration kind="simple" lead={null} />;
}
