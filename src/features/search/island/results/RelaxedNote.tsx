/** Note that the results are those of a relaxed query, because the typed one finds nothing. */
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
