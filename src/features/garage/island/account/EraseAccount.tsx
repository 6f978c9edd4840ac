import { useEffect, useRef } from 'react';
import { OWN_DATA_PATH } from '../../../../api/account/own-data-path.ts';
import type { Garage } from '../../../../api/garage/garage.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { GarageData } from '../../page-data.ts';

// Loaded when a visitor asks for it.

interface Props {
	data: GarageData;
	garage: Garage;
	/** Erases the account. */
	erase: () => void;
	/** Why it was not erased; null for nothing. */
	problem: string | null;
}

/** Asks whether to delete the account: what goes, what stays, and the data to take along. */
export function EraseAccount({ data, garage, erase, problem }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const { api, noun } = data;
	const { cars, searches, passkeys, enquiries } = garage;
	const gone = [
		cars.length > 0 && `${counted(cars.length, `saved ${noun.one}`, `saved ${noun.many}`)}, with your notes`,
		searches.length > 0 && counted(searches.length, 'saved search', 'saved searches'),
		passkeys.length > 0 && counted(passkeys.length, 'passkey', 'passkeys'),
		'All alerts, by email and text',
		'Your sign-in, on every device',
	].filter((text) => text !== false);
	return (
		<div className="garage garage--erase">
			<a className="link link--ink" href="#data">
				<Icon name="left" />
				{data.heading}
			</a>
			<h1 ref={heading} tabIndex={-1}>
				Delete your account?
			</h1>
			<p>This can’t be undone. You can download everything first.</p>
			<div className="garage__columns">
				<div>
					<h2>Gone at once</h2>
					<ul className="garage__gone">
						{gone.map((text) => (
							<li key={text}>
								<Icon name="x" />
								{text}
							</li>
						))}
					</ul>
				</div>
				<WhatStays data={data} count={enquiries.length} />
			</div>
			<p role="alert">{problem}</p>
			<div className="garage__buttons">
				<button className="btn btn--1 btn--l garage__erase" type="button" onClick={erase}>
					Delete my account
				</button>
				<a className="btn btn--2 btn--l" href="#data">
					Keep it
				</a>
			</div>
			<a className="link" href={api + OWN_DATA_PATH} download>
				<Icon name="download" />
				Download everything first
			</a>
		</div>
	);
}

function counted(count: number, one: string, many: string): string {
	return `${count} ${count === 1 ? one : many}`;
}

/** Enquiries: how long they stay, and how to have them deleted. */
function WhatStays({ data, count }: Pick<Props, 'data'> & { count: number }) {
	return (
		<div>
			<h2>What stays</h2>
			<p>
				{count === 0
					? 'Enquiries you send stay with the dealership'
					: `${counted(count, 'enquiry stays', 'enquiries stay')} with the dealership`}
				{data.privacy === null ? '.' : ', for as long as its '}
				{data.privacy !== null && (
					<>
						<a href={data.privacy}>privacy policy</a> says.
					</>
				)}{' '}
				{data.contact !== null && count > 0 && (
					<>
						To have them deleted, too, <a href={data.contact}>ask {data.name}</a>.
					</>
				)}
			</p>
		</div>
	);
}
