import type { TradeInSettings } from '../embed/trade-in-settings.ts';

/** Why there is no estimate online, and what happens instead (TRADEIN-030, resolution 124). */
export function ByHandPanel({ message, settings }: { message: string | null; settings: TradeInSettings }) {
	const { dealer, answerPromise, noun } = settings;
	return (
		<>
			{message && <p>{message}</p>}
			<div className="trade__person">
				<p>
					<b>{`We still want to see your ${noun}.`}</b>
				</p>
				<p>
					{`A buyer at ${dealer} has your answers and gets back to you${answerPromise ? ` ${answerPromise}` : ''} with a figure. You don’t need to enter anything again.`}
				</p>
			</div>
		</>
	);
}
