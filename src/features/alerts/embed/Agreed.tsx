import type { ChosenAlerts } from '../../../api/alerts/chosen-alerts.ts';
import { formatDate } from '../../../domain/time/format-date.ts';

/** When alerts were agreed to, and the words as they were shown then. */
export function Agreed({ chosen }: { chosen: ChosenAlerts }) {
	// The visitor's own calendar; `sv-SE` writes days as our fields do.
	const day = new Date(chosen.agreed_at).toLocaleDateString('sv-SE');
	return (
		<details className="alerts__agreed">
			<summary>Read the words you agreed to on {formatDate(day)}</summary>
			<p>“{chosen.words}”</p>
		</details>
	);
}
