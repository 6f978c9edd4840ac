import { parseDocument } from 'htmlparser2';
import { TargetError } from '../target.ts';
import { tagText } from './xml-text.ts';

/** What a code of an S3 server means, and the remedy. */
const MEANINGS: Readonly<Record<string, string>> = {
	InvalidAccessKeyId: 'does not know AWS_ACCESS_KEY_ID; give the right key',
	SignatureDoesNotMatch: 'refuses AWS_SECRET_ACCESS_KEY; give the secret of AWS_ACCESS_KEY_ID',
	InvalidToken: 'refuses AWS_SESSION_TOKEN; get a new one',
	ExpiredToken: 'refuses AWS_SESSION_TOKEN, which has expired; get a new one',
	AccessDenied:
		'does not allow AWS_ACCESS_KEY_ID to do this; give it leave to list and read, and for deployments to write and delete',
	NoSuchBucket: 'is not there; make it, or name the right one',
	QuotaExceeded: 'is full; delete something, or raise its quota, and deploy again',
	XMinioStorageFull: 'is full; delete something, and deploy again',
	InsufficientStorage: 'is full; delete something, and deploy again',
	NotImplemented:
		'is on a server without conditional writes (If-None-Match), which keep publishers apart; use another one (S3, R2, MinIO, Ceph)',
};

/**
 * The error for an answer of an S3 server that is no success.
 *
 * @param call the request, such as `PUT live/coast.json`
 * @param date the server's time, as it wrote it
 */
export function bucketError(
	name: string,
	call: string,
	{ status, body, date }: { status: number; body: string; date: string | null },
): TargetError {
	const document = parseDocument(body, { xmlMode: true });
	const code = tagText(document, 'Code');
	if (code === 'RequestTimeTooSkewed') {
		const apart = date ? `, by ${Math.round(Math.abs(Date.now() - Date.parse(date)) / 1000)} seconds` : '';
		return new TargetError(`the clock of this machine and that of ${name} are apart${apart}; set the clock`);
	}
	// Only S3 itself names the region in its answer.
	const region = tagText(document, 'Region');
	if (code === 'PermanentRedirect' || code === 'InvalidRegionName' || region !== '')
		return new TargetError(
			`${name} is in another region than AWS_REGION says; set it to ${region || 'that of the bucket'} (${code}, ${call})`,
		);
	const meaning =
		MEANINGS[code] ??
		(status === 403
			? MEANINGS['AccessDenied']
			: status === 507
				? MEANINGS['InsufficientStorage']
				: undefined);
	if (meaning) return new TargetError(`${name} ${meaning} (${code ? `${code}, ` : ''}${call})`);
	const said = tagText(document, 'Message') || body.slice(0, 200).trim();
	const answer = [status, code].filter(Boolean).join(' ');
	return new TargetError(
		`${name} answered ${answer} to ${call}${said && said !== code ? `: ${said}` : ''}; if that does not pass, see the log of its server. A deployment that is run again goes on where it was`,
	);
}
