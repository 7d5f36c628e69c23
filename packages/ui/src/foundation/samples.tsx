import { styled } from 'styled-components';
import { space } from '../theme/index.ts';

/** A paragraph of 300 characters, for texts far longer than expected. */
export const long300 =
  'El prospecto pidió que le llamemos después de las seis de la tarde porque trabaja en una planta sin señal, y quiere comparar ' +
  'el plan familiar con el plan esencial, saber si el enganche puede dividirse en dos quincenas, si la cobertura incluye a sus ' +
  'suegros y qué documentos debe firmar antes del día';

/** A word without break opportunities. */
export const german = 'Rechtsschutzversicherungsgesellschaftenvertragsverlängerung';

/** Right-to-left script beside an emoji of several code points. */
export const arabic = 'تأكيد موعد الزيارة 👩🏽‍💼🎉';

/** Elements side by side, wrapping. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

/** Elements in a column, at most as wide as a form. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  max-inline-size: 480px;
`;
