import './alert-panel.css';
import { useEffect, useState } from 'react';
import type { AlertChoice } from '../../../api/alerts/alert-calls.ts';
import type { ConsentAbout } from '../../../domain/alerts/consent-words.ts';
import { AlertPanel } from './AlertPanel.tsx';
import { $alertChoice, loadAlerts } from './browser/alert-choice.ts';
import { changeAlerts } from './browser/change-alerts.ts';
import { chosenChannel } from './browser/chosen-channel.ts';
import { useChannel } from './browser/use-channel.ts';

interface Props {
	/** The path of the lead API. */
	api: string;
	about: ConsentAbout;
}

/** The panel of alerts at the lead API. Empty until they are loaded, and where the dealer sends none. */
export function LiveAlertPanel({ api, about }: Props) {
	const [choice, setChoice] = useState(() => $alertChoice.get());
	useEffect(() => $alertChoice.subscribe(setChoice), []);
	useEffect(() => void loadAlerts(api), [api]);
	return choice && <Channels api={api} about={about} choice={choice} />;
}

function Channels({ api, about, choice }: Props & { choice: AlertChoice }) {
	const changes = changeAlerts(api);
	const email = useChannel('email', chosenChannel(choice, 'email') !== null, changes);
	const text = useChannel('text', chosenChannel(choice, 'text') !== null, changes);
	return <AlertPanel choice={choice} about={about} email={email} text={text} />;
}
