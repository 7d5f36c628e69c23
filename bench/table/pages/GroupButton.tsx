/** What a person presses to put the rows in groups. */
export const GroupButton = ({ onGroup }: { readonly onGroup: () => void }) => (
  <button type="button" id="group" onClick={onGroup}>
    Agrupar
  </button>
);
