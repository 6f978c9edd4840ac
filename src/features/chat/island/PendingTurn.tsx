/** A question whose answer is being looked for. */
export function PendingTurn({ question }: { question: string }) {
	return (
		<li className="chat__turn">
			<p className="chat__text">
				<span className="vh">You: </span>
				{question}
			</p>
			<p className="muted">
				<span className="spin" /> Looking…
			</p>
		</li>
	);
}
