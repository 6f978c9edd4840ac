import { useEffect, useRef, useState } from 'react';
import { useOnePress } from '../../../../ui/form/use-one-press.ts';
import type { AlertChanges, Start } from './change-alerts.ts';
import type { Channel } from './channel.ts';

/** A live channel; a switch that was pressed before hydration counts. */
export function useChannel(channel: Start['channel'], isOn: boolean, { start, stop }: AlertChanges): Channel {
	const [isAsking, setAsking] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	const asksAgain = useRef(false);
	useEffect(() => {
		// The button that opened the form has gone, with the focus; a switch keeps it. The form is rendered without React first.
		if (isAsking && asksAgain.current) document.getElementById('alerts-address')?.focus();
		asksAgain.current = false;
	}, [isAsking]);
	const toggle = async (turnsOn: boolean) => {
		setAsking(turnsOn);
		setProblem(turnsOn || !isOn ? null : await stop(channel));
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once.
	useEffect(() => {
		if (field.current && field.current.checked !== isOn) toggle(!isOn);
	}, []);
	const send = useOnePress(async (chosen: Omit<Start, 'channel'>) => {
		const failed = await start({ channel, ...chosen });
		setProblem(failed);
		if (failed !== null) return;
		// Before the form goes, which has the focus.
		field.current?.focus();
		setAsking(false);
	});
	return {
		isAsking,
		problem,
		field,
		toggle,
		ask: () => {
			asksAgain.current = true;
			setAsking(true);
		},
		refuse: setProblem,
		send,
	};
}
