# One server. Build: docker build -t clowder .   Run: docker run -p 8000:8000 -v clowder:/data clowder
FROM python:3.13-slim AS build
WORKDIR /source
COPY locks locks
RUN pip install --no-cache-dir --require-hashes --requirement locks/build.txt
COPY . .
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels --mount=type=bind,source=locks,target=/locks \
    pip install --no-cache-dir --require-hashes --requirement /locks/postgres.txt \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && useradd --system --uid 10001 --home-dir /data --no-create-home clowder \
    && install --directory --owner=clowder --group=clowder --mode=0700 /data
# The database, and the games once they are compiled: for this machine's processor, so not when the image is built.
ENV XDG_DATA_HOME=/data XDG_CACHE_HOME=/data/cache PYTHONUNBUFFERED=1
VOLUME /data
USER clowder
EXPOSE 8000
# Stops by itself within seconds; moves in flight are finished first.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["clowder"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
