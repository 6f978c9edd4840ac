/** Sentences that a language model wrote from the quotations below them, marked as such. */
export function PhrasedAnswer({ sentences }: { sentences: readonly string[] }) {
	return (
		<div>
			<p>{sentences.join(' ')}</p>
			<p className="small muted">Written by a computer from what our site says:</p>
		</div>
	);
}
