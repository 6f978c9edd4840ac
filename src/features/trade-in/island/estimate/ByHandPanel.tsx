import { leadReference } from '../../../../domain/lead/lead-reference.ts';
import type { TradeInSettings } from '../../embed/trade-in-settings.ts';

/** Why there is no estimate online, and what happens instead (TRADEIN-030, resolution 124). */
export function ByHandPanel({
	message,
	lead_id,
	settings,
}: {
	message: string | null;
	/** The lead so far, for its reference; undefined where it waits on the device. */
	lead_id: string | undefined;
	settings: TradeInSettings;
}) {
	const { dealer, answerPromise, noun } = settings;
	return (
		<>
			{message && <p>{message}</p>}
			<div className="trade__person">
				<p>
					<b>{`We still want to see your ${noun}.`}</b>
				</p>
				<p>
					{`A buyer at ${dealer} has your answers and will get back to you${answerPromise ? ` ${answerPromise}` : ''} with a figure. You don’t need to enter anything again.`}
				</p>
				{lead_id && (
					<p>
						Your reference is <b>{leadReference(lead_id)}</b>.
					</p>
				)}
			</div>
		</>
	);
}
