/** Note about the parts of a sentence that the search does not use. */
export function UnusedNote({ unused }: { unused: readonly string[] }) {
	const parts = unused.map((part) => `“${part}”`).join(', ');
	const isTowing = unused.some((part) => /^(?:tow|pull)/.test(part));
	return (
		<p className="res__note" role="status">
			We didn’t use {parts}.
			{isTowing && ' There is no filter for what a vehicle may tow: ask us about the one you like.'}
		</p>
	);
}
