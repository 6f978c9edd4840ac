/** Says that an estimate has ended, and leads to the answers for a new one. */
export function EndedEstimate({ day, renew }: { day: string; renew: () => void }) {
	return (
		<>
			<p>{`Your figure was good until ${day}. Check your answers, and we’ll work out a new one.`}</p>
			<button className="btn btn--1 btn--l btn--block" type="button" onClick={renew}>
				Get a new figure
			</button>
		</>
	);
}
