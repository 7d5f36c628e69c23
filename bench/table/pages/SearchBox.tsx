/** The search box of the peers that bring none. */
export function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  return <input type="search" aria-label="Buscar" onInput={(event) => onSearch(event.currentTarget.value)} />;
}
