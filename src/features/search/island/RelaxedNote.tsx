/** Says that the results are those of another text, as what was typed finds nothing in the whole stock. */
export function RelaxedNote({ query, shown }: { query: string; shown: string }) {
	const typed = query.trim();
	const isCorrection = typed.split(/\s+/).length <= shown.split(' ').length;
	return (
		<p className="res__note" role="status">
			{isCorrection ? `Nothing for “${typed}”` : `Nothing for all of “${typed}”`}; showing results for “
			{shown}”.
		</p>
	);
}
