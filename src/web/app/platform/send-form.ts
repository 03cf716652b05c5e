import { ApiError } from "./problem.ts";

/**
 * Posts a form with a file. `fetch` cannot say how much of a body has been sent.
 * @param onProgress is told how much has been sent, in percent
 * @throws ApiError when there is no answer
 */
export function sendForm(
  address: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  onProgress: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open("POST", address);
    for (const [name, value] of Object.entries({ accept: "application/json", ...headers })) {
      sending.setRequestHeader(name, value);
    }
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => reject(new ApiError(""));
    sending.onabort = () => reject(new ApiError(""));
    sending.send(form);
  });
}
