// Calls of the trade-in, in a separate file (load-service.ts): visitors who only open the page need no schemas.
export { listPhotos, removePhoto } from '../../../api/trade-in/photos.ts';
export { resumeTradeIn } from '../../../api/trade-in/resume.ts';
export { sendPhoto } from '../../../api/trade-in/send-photo.ts';
export { adjustValuation, valueVehicle } from '../../../api/trade-in/valuation.ts';
export { lookUpVehicle } from '../../../api/trade-in/vehicle-lookup.ts';
export { preparePhoto } from './prepare-photo.ts';
