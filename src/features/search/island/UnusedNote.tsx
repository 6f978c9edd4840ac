/** Note about the parts of a sentence that the search does not use. */
export function UnusedNote({ unused }: { unused: readonly string[] }) {
	const parts = unused.map((part) => `“${part}”`).join(', ');
	return (
		<p className="res__note" role="status">
			We didn’t use {parts}.
		</p>
	);
}
